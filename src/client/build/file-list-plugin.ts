import path from 'node:path';
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
                  sources: file.moduleIds.map((id) => path.relative(root, id)).filter((id) => id.startsWith('src/')),
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
