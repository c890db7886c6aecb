import { type EmbedLook, embedElement, embedPath } from '#contract/pages/embed-look.ts';

export interface EmbedChoice extends EmbedLook {
  readonly calculator: { readonly id: string; readonly title: string };
  /** Height of the frame in pixels until the calculator has reported its own. */
  readonly height: number;
  /** Greatest width in pixels; undefined: as wide as its place. */
  readonly width: number | undefined;
}

/** The line of HTML with a frame. The script gives the frame its height; without it, the frame keeps the one that is written. */
export function frameLine(home: string, { calculator, height, width, ...look }: EmbedChoice): string {
  const query = queryOf(look);
  const size = `width:100%;${width === undefined ? '' : `max-width:${width}px;`}height:${height}px;border:0`;
  const frame = `<iframe src="${home}${embedPath}/${calculator.id}${query}" title="${inAttribute(calculator.title)}" style="${size}" loading="lazy"></iframe>`;
  return `${frame}<script async src="${home}${embedPath}/frame.js"></script>`;
}

/** The line of HTML with the element, which takes part in the page instead of having a frame of its own. */
export function elementLine(home: string, { calculator, theme, hasForm }: EmbedChoice): string {
  const look = `${theme === 'auto' ? '' : ` theme="${theme}"`}${hasForm ? ' form="on"' : ''}`;
  const element = `<${embedElement} calculator="${calculator.id}"${look}></${embedElement}>`;
  return `${element}<script type="module" src="${home}${embedPath}/calculator.js"></script>`;
}

function queryOf({ theme, hasForm }: EmbedLook): string {
  const parts = [...(theme === 'auto' ? [] : [`theme=${theme}`]), ...(hasForm ? ['form=on'] : [])];
  return parts.length === 0 ? '' : `?${parts.join('&amp;')}`;
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Sources that the content security policy of the website has to allow. */
export function policyNeeds(home: string): { readonly frame: string; readonly element: string } {
  return {
    frame: `frame-src ${home}; script-src ${home}`,
    element: `script-src ${home}; connect-src ${home}; img-src (the host of your logo)`,
  };
}
