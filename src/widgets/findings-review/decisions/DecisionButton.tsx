import type { KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../../../ui/index.ts';

export interface DecisionButtonProps extends Omit<ButtonProps, 'onClick' | 'onKeyDown'> {
  onDecide: () => void;
}

/**
 * A button whose press replaces the current finding by the next. Ignores the second click of a
 * double click and key repeats, which would decide the next finding.
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
