import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PROXIED } from './scripts/dev-proxy.js';
import { assetName, FILE_GROUPS, WORKER_FILE_GROUPS } from './src/client/build/file-groups.ts';
import { fileList } from './src/client/build/file-list-plugin.ts';
import { firstPage } from './src/client/build/first-page-plugin.ts';
import { gameColours } from './src/client/build/game-colours.ts';
import { iconSprites } from './src/client/build/icon-sprites.ts';
import { namedBreakpoints } from './src/client/build/named-breakpoints.ts';
import { paintedPictures } from './src/client/build/painted-pictures.ts';
import { installable } from './src/client/build/pwa-plugin.ts';

/** The server behind the pages while developing. The proxy keeps the host name that people opened; otherwise the server would refuse their pages as another site's. */
const backend = {
  target: `http://127.0.0.1:${process.env.UNDERCROFT_BACKEND ?? 8081}`,
  changeOrigin: false,
  ws: true,
};

export default defineConfig(({ command }) => {
  // A build is the product, also if a test starts it with another NODE_ENV.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      namedBreakpoints(),
      gameColours(),
      iconSprites(),
      paintedPictures(),
      firstPage(),
      fileList(),
      installable(),
    ],
    publicDir: false,
    // wouter brings its own for React without it; ours has it.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A content security policy allows no data: fonts or icons, so nothing is inlined.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames: assetName, codeSplitting: { groups: [...FILE_GROUPS] } } },
    },
    // The house in the browser: each game is a chunk of its own there too.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [...WORKER_FILE_GROUPS] } } } },
    server: { proxy: Object.fromEntries(PROXIED.map((pattern) => [pattern, backend])) },
  };
});
