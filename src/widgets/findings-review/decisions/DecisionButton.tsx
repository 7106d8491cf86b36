import type { KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../../../ui/index.ts';

export interface DecisionButtonProps extends Omit<ButtonProps, 'onClick' | 'onKeyDown'> {
  onDecide: () => void;
}

/**
 * A button after which the next finding takes the place of this one. The second press of a double
 * tap, and a key that is held down, decide nothing more.
 */
export function DecisionButton({ onDecide, ...props }: DecisionButtonProps) {
  return (
    <Button
      {...props}
      onClick={({ detail }) => {
        if (detail < 2) onDecide();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
    />
  );
}
