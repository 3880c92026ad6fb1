import type { ToolId } from '#site/domain/tools/tools.ts';

interface ToolCase {
  /** An example of the dossier, as a shared address. */
  readonly query: string;
  readonly expected: readonly [key: string, value: number | string];
  /** What a request says of that address. */
  readonly told: RegExp;
  /** What somebody types that cannot be, and what the tool says of it. */
  readonly wrong: readonly [name: string, text: string];
  readonly sentence: RegExp;
}

export const TOOL_CASES: Readonly<Record<ToolId, ToolCase>> = {
  fuites: {
    query: 'mode=trou&count=10&diameterMm=1&pressureBar=0.6&coefficient=0.97',
    expected: ['flowM3Min', 0.1432],
    told: / Diamètre du trou 1\smm.* Nombre de trous 10\s/,
    wrong: ['diameterMm', '99'],
    sentence: /^Au plus 20\smm/,
  },
  tuyauterie: {
    query: 'innerDiameterMm=59&roughnessMm=0.0015&elbows=0&tees=0&valves=0',
    expected: ['dropBar', 0.071_84],
    told: / Diamètre intérieur 59\smm.* Matière du tube Aluminium/,
    wrong: ['flowM3Min', '500'],
    sentence: /ne passe pas/,
  },
  cuve: {
    query: 'mode=tampon&demandM3Min=5&supplyM3Min=3,2',
    expected: ['commercialL', 900],
    told: / Débit fourni pendant ce temps 3,2\sm³\/min/,
    wrong: ['supplyM3Min', '5'],
    sentence: /Le compresseur suffit/,
  },
  conversions: {
    query:
      'mode=debit&unit=scfm&value=350&altitudeM=600&siteC=30&sitePercent=60&lineBar=6&lineC=25',
    expected: ['lineM3PerHour', 87.11],
    told: / Débit 350\s.* Altitude du site 600\sm/,
    wrong: ['value', 'cent'],
    sentence: /Écrivez un nombre/,
  },
  compresseur: {
    query: 'mode=chaleur&waterPercent=72',
    expected: ['euros', 9590],
    told: / Heures en charge par an 4\s000\sh.* Puissance électrique en charge 75\skW/,
    wrong: ['coldC', '60'],
    sentence: /plus chaude/,
  },
  eau: {
    query: 'mode=rosee&otherBar=30',
    expected: ['dewPointOtherC', 23.75],
    told: / Autre pression .* 30\sbar/,
    wrong: ['dewPointC', '60'],
    sentence: /^Au plus 50\s°C/,
  },
  azote: {
    query:
      'flowNm3h=100&hoursPerYear=6000&airFactor=3,4&deliveredEurosPerNm3=0,22&investEuros=150 000&eurosPerKwh=0,15',
    expected: ['savingEuros', 98_630],
    told: / Débit moyen 100\sNm³\/h.* Investissement 150\s000\s€/,
    wrong: ['years', '0'],
    sentence: /^Au moins 1\san\./,
  },
  vide: {
    query: 'mode=remontee',
    expected: ['holeMm', 1.351],
    told: / Volume de l.enceinte 500\sl/,
    wrong: ['endMbar', '20'],
    sentence: /plus haute/,
  },
  echeances: {
    query: 'commissionedOn=2020-01-31&lastInspectionOn=2023-01-31',
    expected: ['nextInspectionOn', '2027-01-31'],
    told: / Mise en service 31\sjanvier\s2020.* 31\sjanvier\s2023/,
    wrong: ['lastInspectionOn', '2019-01-01'],
    sentence: /précéder/,
  },
};
