import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startSettings } from './settings/settings.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html must have an element with the id app');
startSettings();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
