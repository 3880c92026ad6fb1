import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { indexedSeo } from './text.ts';

export const home = loadYaml('home.yaml', z.strictObject({ seo: indexedSeo }));
