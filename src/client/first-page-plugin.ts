import type { HtmlTagDescriptor, Plugin } from 'vite';

const START = /\/src\/client\/main\.ts$/;
const HOUSE = /\/src\/client\/house\.tsx$/;

/**
 * Makes two files of what every page needs: a small one that starts, and so asks soon for the reader's words,
 * and the house, which the browser fetches at the same time.
 */
export function firstPage(): Plugin {
  return {
    name: 'undercroft-first-page',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const house = chunks.find(({ moduleIds }) => moduleIds.some((id) => HOUSE.test(id)));
        if (house === undefined) throw new Error('the build has no chunk for the house');
        const fetched = [house, ...chunks.filter(({ fileName }) => house.imports.includes(fileName))];
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

/** Each with all it imports; what both need belongs to the one that starts. */
const GROUPS = [
  { name: 'start', test: START, priority: 2 },
  { name: 'house', test: HOUSE, priority: 1 },
];

function missingFrom(html: string, files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !html.includes(file));
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
