import { EMPTY_VALUES, type Lead } from '#site/domain/lead.ts';

export const aLead: Lead = {
  ...EMPTY_VALUES,
  lastName: "L'Hôte",
  firstName: 'Zoé',
  email: 'zoe@usine.example',
  phone: '06 12 34 56 78',
  company: 'Usine & Cie',
  city: 'Évreux',
  requestType: 'maintenance',
  message: 'Le compresseur est à l’arrêt.\nRappelez-moi 😀',
};
