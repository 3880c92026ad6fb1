/** What a legal text may hold. Plain data: the Prose component turns it into elements. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Inlines = readonly Inline[];

export interface Fact {
  readonly term: Inlines;
  readonly detail: Inlines;
}

export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly children: Inlines }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Inlines[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly labelledBy: string;
      readonly header: readonly Inlines[];
      readonly rows: readonly (readonly Inlines[])[];
    };
