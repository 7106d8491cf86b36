import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/index.ts';

export interface FileButtonProps {
  /** The file types offered. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that lets a person choose one file. */
export function FileButton({ accept, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
