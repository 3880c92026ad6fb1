interface Package {
  readonly version: string;
  readonly license: string;
  readonly integrity: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** package-lock.json: packages by folder, the project itself at ''. */
export interface Lock {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, Package>>;
}

export const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** What the site is made of or built with: all but what only the tests need. */
export const productionPackages = ({ packages }: Lock) =>
  Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev);

function describe(folder: string, { version, license, integrity, optional }: Package) {
  const name = nameOf(folder);
  const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': folder,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    // https://github.com/package-url/purl-spec
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: digest }],
    licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
  };
}

/** Where Node finds a package: in the folder that asks for it, or in the nearest one around. */
function find(packages: Lock['packages'], folder: string, name: string): string[] {
  const place = `${folder}/node_modules/${name}`.replace(/^\//, '');
  if (place in packages) return [place];
  const around = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return folder === '' ? [] : find(packages, around, name);
}

/**
 * In CycloneDX, without a date or a number of its own: from the same lock file, the same bytes.
 * `npm sbom --omit dev` leaves out all that a test needs too, zod for one.
 */
export function billOfMaterials({ name, version, packages }: Lock) {
  const production = productionPackages({ name, version, packages });
  const dependsOn = (folder: string) => {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    return names.flatMap((wanted) => find(packages, folder, wanted)).sort();
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: production.map(([folder, found]) => describe(folder, found)),
    dependencies: [
      { ref: name, dependsOn: dependsOn('') },
      ...production.map(([folder]) => ({ ref: folder, dependsOn: dependsOn(folder) })),
    ],
  };
}
