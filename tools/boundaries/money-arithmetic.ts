/** Finds money in floating point: amounts are counted in whole cents, read from decimal text by `contract/values/amounts/cents.ts`. */
interface Source {
  readonly file: string;
  readonly text: string;
}

/** Folders and files of the server whose numbers are money. */
const moneyFiles =
  /^sync-server\/(?:(?:calculators\/ai-usage|core\/settings|money|office\/stats)\/|contract\/(?:[a-z-]+\/)*(?:ai-overage|billing|billing-mails|coupons|plans|settings|stats)\.ts)/;
/** Screens that show money. They divide cents by 100 only to format them. */
const moneyScreens = /^pwa\/money\//;
const tests = /\.test\.tsx?$/;

const formatted = /\b(?:dollars|amountText)\([^;]*[/*] 100\b|\.toFixed\(/;
const price = String.raw`(?:[\w.]*(?:price|amount|cost|dollars)\w*)`;
const floats: readonly RegExp[] = [
  /[*/] 100\b(?!n)/,
  /\bparseFloat\(/,
  /\.toFixed\(/,
  new RegExp(String.raw`\bNumber\(${price}\)\s*[-+*/]`, 'i'),
  new RegExp(String.raw`[-+*/]\s*Number\(${price}\)`, 'i'),
];

export function floatingMoney(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    const isScreen = moneyScreens.test(file);
    if (tests.test(file) || (!isScreen && !moneyFiles.test(file))) return [];
    return text.split('\n').flatMap((line, place) => {
      const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
      if (isComment || (isScreen && formatted.test(line)) || !floats.some((float) => float.test(line))) return [];
      return `${file}:${place + 1} calculates money in floating point: count cents with contract/values/amounts/cents.ts.`;
    });
  });
}
