// After a change of dependencies: adds to package-lock.json the native packages of other platforms that
// the registry at hand could not show. Without them `npm ci` refuses the lock file on every machine.
import { readFileSync, writeFileSync } from 'node:fs';

const CPUS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm'];

/** "@rolldown/binding-linux-arm64-musl" → which machines it is for. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openharmony',
    'win32',
    'sunos',
    'aix',
    'openbsd',
    'netbsd',
  ];
  const found = {
    os: os.find((word) => words.includes(word)),
    cpu: CPUS.find((word) => words.includes(word)),
  };
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(found.cpu && { cpu: [found.cpu] }),
    ...(libc && { libc: [libc] }),
    ...(found.os && { os: [found.os] }),
  };
}

export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const key = `node_modules/${name}`;
      if (packages[key] !== undefined || !/^\d/.test(version)) continue;
      packages[key] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
      added.push(name);
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { lock: { ...lock, packages: sorted }, added };
}

if (process.argv[1] === import.meta.filename) {
  const file = new URL('../package-lock.json', import.meta.url);
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} paquets d'autres plateformes ajoutés.`);
}
