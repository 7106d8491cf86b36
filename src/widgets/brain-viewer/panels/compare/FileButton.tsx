import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/index.ts';

export interface FileButtonProps {
  /** The accepted file types. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Renders a button that opens a file picker for one file. */
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
          // Reset, so that choosing the same file again fires `change`.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
