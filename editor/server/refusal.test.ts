import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProblems } from '#scripts/checkContent.ts';
import { readForm } from '../content/contentFile.ts';
import type { Plan } from '../content/plan.ts';
import { contentPlans } from '../content/plans.ts';
import { refuseProblems } from './refusal.ts';

await findProblems();
const plans = contentPlans();
const formOf = (file: string, plan: Plan) =>
  readForm(file, plan, readFileSync(`tests/content/${file}`, 'utf8'));

function told(file: string, field: string): string {
  const problem = { file: `content/${file}`, line: 1, field, reason: 'raison' };
  return refuseProblems(plans, [problem], formOf).message;
}

test.each([
  ['faq.yaml', 'groups', 'Questions fréquentes › Groupes de questions'],
  [
    'faq.yaml',
    'groups[1].items[0].answer',
    /« Énergie et coûts » › Questions › « Quelles économies attendre \? » › Réponse/,
  ],
  [
    'regions.yaml',
    '[1].departments[1].code',
    /« Centre-Val de Loire » › Départements › « Loir-et-Cher » › Code/,
  ],
  ['figures.yaml', 'chaleur_eau', /Chiffres › « Part de l’électricité récupérable en eau chaude/],
  ['figures.yaml', 'absent', 'Chiffres › absent'],
  ['solutions.yaml', 'cards[4].link.partner', /Lien vers le site d’un partenaire › Partenaire/],
  ['contact-page.yaml', 'steps[1]', /après une demande › ligne 2/],
  ['hero.yaml', 'actions[0].href', 'Boutons › Premier bouton › Adresse sur ce site'],
])('%s %s is told where the owner sees it', (file, field, place) => {
  expect(told(file, field).replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(place);
});

test('a refusal gives the reason and says that nothing is lost', () => {
  expect(told('faq.yaml', 'groups')).toMatch(/votre saisie est gardée[\s\S]*: raison$/);
});
