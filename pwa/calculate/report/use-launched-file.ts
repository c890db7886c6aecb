import { useEffect } from 'react';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

declare global {
  interface Window {
    /** Files with which the installed app was opened. Chromium only. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** Receives the file on which the person double-clicked. */
export function useLaunchedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [handle] }) => {
      handle?.getFile().then(onFile, (fault) => console.error('The file of the launch could not be read.', fault));
    });
  }, [onFile]);
}
