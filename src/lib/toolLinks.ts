interface Named {
  readonly id: string;
  readonly question: string;
  readonly lead: string;
}

/** The pages of the tools, but this one. */
export const toolLinks = (tools: readonly Named[], here?: string) =>
  tools
    .filter(({ id }) => id !== here)
    .map(({ id, question, lead }) => ({ id, href: `/outils/${id}`, question, lead }));
