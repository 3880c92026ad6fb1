import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { indexedSeo } from './text.ts';

const homeSchema = z.strictObject({ seo: indexedSeo }).describe('Accueil, vu des moteurs');

export const home = loadYaml('home.yaml', homeSchema);
