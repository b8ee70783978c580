import type { HtmlTagDescriptor, Plugin } from 'vite';
import { wrongImports } from './file-groups.ts';

const APP = /\/src\/client\/app\/app\.tsx$/;

/** Preloads the app (app.tsx) together with the small entry file, which requests the reader's language meanwhile. */
export function firstPage(): Plugin {
  return {
    name: 'undercroft-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => APP.test(id)));
        const wrong = chunks.flatMap((chunk) => wrongImports(chunk).map((other) => `${chunk.fileName} needs ${other}`));
        if (wrong.length > 0) throw new Error(`${wrong}: name what both use in src/client/build/file-groups.ts`);
        if (app === undefined) throw new Error('the build has no chunk for the app');
        const fetched = [app, ...chunks.filter(({ fileName }) => app.imports.includes(fileName))];
        const scripts = fetched.map(({ fileName }) => fileName);
        const styles = fetched.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...missingFrom(html, scripts).map((file) => link('modulepreload', file)),
          ...missingFrom(html, styles).map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}

function missingFrom(html: string, files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !html.includes(file));
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
