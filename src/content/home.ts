import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { seo } from './text.ts';

export const home = loadYaml('home.yaml', z.strictObject({ seo }));
