import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files under a folder that contain a text, in UTF-8 or UTF-16. */
export function filesContaining(folder: string, text: string): readonly string[] {
  const forms = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    return forms.some((form) => bytes.includes(form)) ? [path] : [];
  });
}
