import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Precache } from '../app/offline/routes.ts';

const VERSION = '__VERSION__';
const PRECACHE = '__PRECACHE__';
/** Not precached: fetched on first use, and cached from then on. */
const ON_DEMAND = /opendyslexic|\.(?:ogg|m4a|avif|webp)$/i;

/** Made by foundry/app-icons.js. */
const ICONS = ['torch-192', 'torch-512', 'torch-maskable-512', 'torch-180'].map((name) => ({
  file: `icons/${name}.png`,
  source: readFileSync(new URL(`app-icons/${name}.png`, import.meta.url)),
}));

/** The web app manifest. */
const MANIFEST = {
  id: '/',
  name: 'Undercroft',
  short_name: 'Undercroft',
  description: 'Four dungeon games to play with friends or bots, in your browser.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#17110d',
  theme_color: '#17110d',
  categories: ['games'],
  icons: [
    { src: '/icons/torch-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/torch-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/torch-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Makes the build an installable app: icons, a manifest, and a service worker that knows every file by its digest. */
export function installable(): Plugin {
  return {
    name: 'undercroft-installable',
    apply: 'build',
    buildStart() {
      const id = fileURLToPath(new URL('../app/offline/service-worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'undercroft-version', content: VERSION }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/torch-180.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { file, source } of ICONS) this.emitFile({ type: 'asset', fileName: file, source });
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
        const page = bundle['index.html'];
        const worker = bundle['sw.js'];
        if (page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('the build has no page or no worker');
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !ON_DEMAND.test(file));
        const precache: Precache = {
          version: versionOf([
            ...files,
            String(page.source),
            worker.code,
            JSON.stringify(MANIFEST),
            ...ICONS.map(({ source }) => source.toString('base64')),
          ]),
          files: files.sort().map((file) => `/${file}`),
          pages: ['/', '/manifest.webmanifest', ...ICONS.map(({ file }) => `/${file}`)],
        };
        page.source = String(page.source).replace(VERSION, precache.version);
        if (!worker.code.includes(PRECACHE)) throw new Error('the service worker has no place for the list of files');
        worker.code = worker.code.replace(PRECACHE, JSON.stringify(precache));
      },
    },
  };
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
