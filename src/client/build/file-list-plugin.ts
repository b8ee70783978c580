import type { Plugin } from 'vite';

/** A built script: its sources, its static imports, and its styles. */
export interface BuiltScript {
  file: string;
  sources: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
}

/** Writes `files.json`, from which tests compute what a page fetches. */
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
