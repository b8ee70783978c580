import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `main`: the primary action. `plain`: an alternative. `quiet`: minor actions. */
export type ButtonLook = 'main' | 'plain' | 'quiet';

/** A button, never smaller than a fingertip. */
export function Button({ look, className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { look: ButtonLook }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className ?? ''}`} />;
}

/** The same look for a link. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}
