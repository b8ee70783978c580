/** Modules for help and the sheets of cards, loaded together when the first is opened. */
export { SignLegend } from '../signs/sign-legend.tsx';
export { Help } from './help.tsx';
