/** One field of the contact form: all that the form, the checks, the base and the mails need to know of it. */
export interface FieldRules {
  /** Its name in the form, and the id of its control. */
  readonly name: string;
  /** Its column in the table `leads`: a new one needs a migration (server/store/migrations.ts). */
  readonly column: string;
  /** In UTF-16 units, as `maxlength` counts. */
  readonly max: number;
  /** `lines` is a text of several lines; `carried` comes from the simulator and is not typed. */
  readonly input: 'choice' | 'text' | 'tel' | 'email' | 'lines' | 'carried';
  /** What browsers fill in by themselves. */
  readonly autoComplete?: string;
  /** The form is not sent without it. Said when it is missing, with no-break spaces as French wants them. */
  readonly missing?: string;
  /** A way to answer the visitor: at least one field with this mark must be filled in. */
  readonly isWayBack?: true;
}

/**
 * The fields of a request, in the order of the form. To add one: a line here, its label in content/contact-page.yaml
 * (a `carried` one: content/mails.yaml), its column in a migration, a line in the privacy policy.
 */
export const FIELDS = {
  requestType: { name: 'type', column: 'request_type', max: 20, input: 'choice' },
  lastName: {
    name: 'nom',
    column: 'last_name',
    max: 80,
    input: 'text',
    autoComplete: 'family-name',
    missing: 'Indiquez votre nom\u00a0: nous saurons qui rappeler.',
  },
  firstName: {
    name: 'prenom',
    column: 'first_name',
    max: 80,
    input: 'text',
    autoComplete: 'given-name',
  },
  phone: {
    name: 'telephone',
    column: 'phone',
    max: 40,
    input: 'tel',
    autoComplete: 'tel',
    isWayBack: true,
  },
  email: {
    name: 'email',
    column: 'email',
    max: 254,
    input: 'email',
    autoComplete: 'email',
    isWayBack: true,
  },
  company: {
    name: 'societe',
    column: 'company',
    max: 120,
    input: 'text',
    autoComplete: 'organization',
  },
  city: {
    name: 'ville',
    column: 'city',
    max: 80,
    input: 'text',
    autoComplete: 'address-level2',
  },
  message: { name: 'message', column: 'message', max: 4000, input: 'lines' },
  /** A line from the savings simulator. */
  estimate: { name: 'estimation', column: 'estimate', max: 300, input: 'carried' },
} as const satisfies Record<string, FieldRules>;
