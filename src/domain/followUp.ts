import type { RequestType } from './lead.ts';

/** What a link in a mail to the owner may do. */
export const FOLLOW_UP_ACTIONS = ['done', 'later', 'release', 'discard'] as const;
export type FollowUpAction = (typeof FOLLOW_UP_ACTIONS)[number];

/** A link shows only this of its request. */
interface Shown {
  readonly action: FollowUpAction;
  readonly reference: string;
  readonly requestType: RequestType;
}

/** What the page behind such a link says. */
export type FollowUpView =
  | ({ readonly state: 'asked'; readonly token: string } & Shown)
  | ({ readonly state: 'confirmed' } & Shown)
  | { readonly state: 'failed'; readonly reason: 'expired' | 'unknown' | 'unavailable' };
