/** Saves a text as a file. It is created in the page and goes to no server. */
export function downloadText(name: string, type: string, text: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
