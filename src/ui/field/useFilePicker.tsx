import { useRef, type ReactNode } from 'react';

export interface FilePickerOptions {
  /** The input's accessible name. */
  label: string;
  /** The file types to offer, as in HTML. @default all */
  accept?: string | undefined;
  /** True if the user can choose several files. @default false */
  multiple?: boolean;
  /** True if the user chooses a folder, and so its files. @default false */
  isFolder?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** React passes it on, though its types don't know it. */
const folderOnly = { webkitdirectory: '' };

/** Returns a hidden file input to render, and the function that opens the file chooser. */
export function useFilePicker({ label, isFolder = false, onChoose, ...rest }: FilePickerOptions): {
  input: ReactNode;
  open: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        {...rest}
        {...(isFolder && folderOnly)}
        ref={ref}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that choosing the same file again fires `change`.
          target.value = '';
          onChoose(files);
        }}
      />
    ),
  };
}
