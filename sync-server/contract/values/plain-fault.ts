const mostLength = 200;
const mostPlaces = 3;

/**
 * The message of an error without anything that a person may have typed: figures, quoted words, and addresses are taken out. Runs on the
 * device before anything is sent, and again on the server, which cannot trust the sender.
 */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’|„[^“]*“|«[^»]*»/gu, '…')
    .replaceAll(/\S*[@/\\]\S*/gu, '…')
    .replaceAll(/[\p{Nd}\p{Nl}\p{No}]+(?:[.,'’\s]*[\p{Nd}\p{Nl}\p{No}]+)*/gu, '#')
    .replaceAll(/[^\p{L}\p{P}\p{S}\p{Zs}#]+/gu, ' ')
    .trim()
    .slice(0, mostLength);
}

/** The innermost places of a stack in files of the app, such as `admin-BLAeS4Ko.js:1:2048`. Anything else of the stack is left out. */
export function placesOf(stack: string): string {
  const places = [...stack.matchAll(/\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g)];
  return places
    .slice(0, mostPlaces)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join(' ');
}
