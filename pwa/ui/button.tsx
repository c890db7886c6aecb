import type { ComponentProps, ReactNode } from 'react';
import { recipeClass } from './class-names.ts';

interface Look {
  readonly variant?: 'primary' | 'quiet' | 'chosen' | 'destructive';
  readonly size?: 'small' | 'icon' | 'large';
}

export function buttonClass({ variant, size }: Look = {}): string {
  return recipeClass('button', { variant, size });
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  readonly children: ReactNode;
}

export function Button({ variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={recipeClass('button', { variant, size })} {...rest} />;
}

interface LinkButtonProps extends Look, Omit<ComponentProps<'a'>, 'className'> {
  readonly children: ReactNode;
}

/** A browser navigation that looks like a button: sign-in, sign-out, downloads. */
export function LinkButton({ variant, size, children, ...rest }: LinkButtonProps) {
  return (
    <a className={recipeClass('button', { variant, size })} {...rest}>
      {children}
    </a>
  );
}
