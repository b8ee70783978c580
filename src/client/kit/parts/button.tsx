import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `main`: the thing to do next. `plain`: another way. `quiet`: small matters. */
export type ButtonLook = 'main' | 'plain' | 'quiet';

/** A button of the house, never smaller than a fingertip. */
export function Button({ look, className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { look: ButtonLook }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className ?? ''}`} />;
}

/** The same look for a link. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}
