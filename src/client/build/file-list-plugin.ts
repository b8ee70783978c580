import type { Plugin } from 'vite';

/** A script of the build: the sources in it, the scripts it imports at once, and the styles it comes with. */
export interface BuiltScript {
  file: string;
  sources: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
}

/** Writes `files.json`, by which tests add up what a page fetches. */
export function fileList(): Plugin {
  let root = '';
  return {
    name: 'undercroft-file-list',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((file): BuiltScript[] =>
          file.type === 'asset'
            ? []
            : [
                {
                  file: file.fileName,
                  sources: file.moduleIds
                    .filter((id) => id.startsWith(`${root}/src/`))
                    .map((id) => id.slice(root.length + 1)),
                  imports: file.imports,
                  styles: [...(file.viteMetadata?.importedCss ?? [])],
                },
              ],
        );
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(scripts) });
      },
    },
  };
}
