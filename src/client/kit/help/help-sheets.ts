// Modules for help and the sheets of cards, loaded together when the first is opened.
export { Help } from './help.tsx';
export { SignLegend } from './sign-legend.tsx';
