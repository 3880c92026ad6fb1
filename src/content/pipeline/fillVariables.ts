/** What texts may name in braces: a name gives its text, or its text in the form asked for. */
export type Variables = ReadonlyMap<string, (form: string | undefined) => string | undefined>;

export interface Filled {
  readonly text: string;
  /** One French sentence for each unknown name. */
  readonly unknown: readonly string[];
}

const BRACES = /\{([^{}]*)\}/g;

export function fillVariables(text: string, variables: Variables): Filled {
  const unknown: string[] = [];
  const filled = text.replace(BRACES, (braces, inside: string) => {
    const [name = '', form, ...rest] = inside.split('.');
    const variable = variables.get(name);
    const value = rest.length === 0 ? variable?.(form) : undefined;
    if (value === undefined) {
      unknown.push(
        variable === undefined
          ? `chiffre inconnu ${braces} : corrigez ce nom ou retirez-le (la liste : content/README.md)`
          : `forme inconnue ${braces} : « ${name} » existe, « ${form} » non`,
      );
      return braces;
    }
    return value;
  });
  return { text: filled, unknown };
}
