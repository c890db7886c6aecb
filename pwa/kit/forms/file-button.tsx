import { Button, type ButtonProps } from '@chakra-ui/react';
import { useRef } from 'react';

interface FileButtonProps extends ButtonProps {
  /** Name of the file field for screen readers. */
  readonly label: string;
  /** Types and endings that the file dialog offers. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for one file. The caller checks its content: a browser lets a person choose any file. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
