import { ATMOSPHERE, isentropicRise } from './air.ts';
import { priceInput, type ToolFigures } from './energy.ts';
import { number } from './input.ts';
import { mode, tool } from './tool.ts';

/** What a bar less saves, as makers say (reseau-airnet.fr, 2021): a ceiling on theory. */
const SAVING_PER_BAR = 0.07;
/** Gross to net calorific value of natural gas; remembered, to be checked. */
const GROSS_PER_NET = 1.11;
/** kJ/(kg K) and kg/l of warm water. */
const WATER_HEAT = 4.186;
/** kJ/(m³ K) of a room's air. */
const AIR_HEAT = 1.2 * 1.005;

const machine = {
  powerKw: number('kW', [1, 2000], 75),
  loadedHours: number('h', [1, 8760], 4000),
};

const ratioOf = (bar: number): number => (bar + ATMOSPHERE) / ATMOSPHERE;

interface Lowering {
  readonly pressureBar: number;
  readonly targetBar: number;
  readonly unregulatedPercent: number;
  readonly idlePercent: number;
}

/** Shares of the compressor's energy that a lower pressure saves, in hundredths. */
function savingsOf({ pressureBar, targetBar, unregulatedPercent, idlePercent }: Lowering) {
  const [before, after] = [ratioOf(pressureBar), ratioOf(targetBar)];
  const isentropic = 1 - isentropicRise(after) / isentropicRise(before);
  // The prudent one: real machines do not follow theory to the end.
  const compressor = Math.min(isentropic, SAVING_PER_BAR * (pressureBar - targetBar));
  // A machine that idles meanwhile takes back its share of what is no longer compressed.
  const unused = (unregulatedPercent / 100) * (1 - after / before) * (1 - idlePercent / 100);
  return {
    isentropicSavingPercent: 100 * isentropic,
    compressorSavingPercent: 100 * compressor,
    demandSavingPercent: 100 * (1 - compressor) * unused,
  };
}

const pression = (figures: ToolFigures) =>
  mode({
    id: 'pression',
    inputs: {
      ...machine,
      flowM3Min: number('m³/min', [0.1, 500], 12),
      pressureBar: number('bar', [3, 15], 7.5),
      targetBar: number('bar', [2.5, 15], 6.5),
      unregulatedPercent: number('%', [0, 100], 30),
      idlePercent: number('%', [0, 70], 0),
      eurosPerKwh: priceInput(figures),
    },
    results: {
      specificPower: 'kW par m³/min',
      kwhPerM3: 'kWh/m³',
      eurosPer1000M3: '€ pour 1\u00a0000 m³',
      isentropicPercent: '%',
      isentropicSavingPercent: '%',
      compressorSavingPercent: '%',
      demandSavingPercent: '%',
      savingKwh: 'kWh',
      savingEuros: '€',
    },
    limits: [
      { code: 'targetNotBelow', of: (v) => v.pressureBar - v.targetBar, atMost: 0, stops: true },
      // No machine does better than theory: there is nothing to save from such figures.
      { code: 'aboveTheory', of: (_, found) => found.isentropicPercent, above: 100, stops: true },
      { code: 'impossible', of: (_, found) => found.isentropicPercent, above: 90 },
      { code: 'toCheck', of: (_, found) => found.isentropicPercent, below: 50 },
    ],
    solve: (v) => {
      const specificPower = v.powerKw / v.flowM3Min;
      const kwhPerM3 = specificPower / 60;
      // γ/(γ − 1) = 3.5 times 1 bar absolute, in kJ/m³ of free air.
      const idealKw = ((350 * v.flowM3Min) / 60) * isentropicRise(ratioOf(v.pressureBar));
      const savings = savingsOf(v);
      const percent = savings.compressorSavingPercent + savings.demandSavingPercent;
      const savingKwh = (v.powerKw * v.loadedHours * percent) / 100;
      return {
        specificPower,
        kwhPerM3,
        eurosPer1000M3: 1000 * kwhPerM3 * v.eurosPerKwh,
        isentropicPercent: (100 * idealKw) / v.powerKw,
        ...savings,
        savingKwh,
        savingEuros: savingKwh * v.eurosPerKwh,
      };
    },
  });

const chaleur = ({ hotWaterPercent, gasCo2GramsPerKwh }: ToolFigures) =>
  mode({
    id: 'chaleur',
    inputs: {
      ...machine,
      waterPercent: number('%', [30, 96], hotWaterPercent),
      coldC: number('°C', [1, 60], 15),
      hotC: number('°C', [20, 90], 55),
      usefulPercent: number('%', [0, 100], 60),
      boilerPercent: number('%', [50, 110], 90),
      gasEurosPerKwh: number('€/kWh', [0.01, 0.3], 0.06),
      roomRiseK: number('K', [2, 20], 10),
    },
    results: {
      heatKw: 'kW',
      waterLPerHour: 'l/h',
      usefulMwh: 'MWh',
      gasMwhPcs: 'MWh',
      euros: '€',
      co2Tonnes: 't',
      ventilationM3PerHour: 'm³/h',
    },
    limits: [
      { code: 'hotNotAboveCold', of: (v) => v.hotC - v.coldC, atMost: 0, stops: true },
      { code: 'dependsOnMachine', of: ({ hotC }) => hotC, above: 70 },
    ],
    solve: (v) => {
      const heatKw = (v.powerKw * v.waterPercent) / 100;
      const usefulMwh = (heatKw * v.loadedHours * v.usefulPercent) / 1e5;
      const gasMwhNet = usefulMwh / (v.boilerPercent / 100);
      const gasMwhPcs = GROSS_PER_NET * gasMwhNet;
      return {
        heatKw,
        waterLPerHour: (3600 * heatKw) / (WATER_HEAT * (v.hotC - v.coldC)),
        usefulMwh,
        gasMwhPcs,
        euros: 1000 * gasMwhPcs * v.gasEurosPerKwh,
        co2Tonnes: (gasMwhNet * gasCo2GramsPerKwh) / 1000,
        ventilationM3PerHour: (3600 * v.powerKw) / (AIR_HEAT * v.roomRiseK),
      };
    },
  });

export const compresseur = (figures: ToolFigures) =>
  tool('compresseur', pression(figures), chaleur(figures));
