interface Source {
  readonly file: string;
  readonly text: string;
}

const gestures = 'judge|take|tell|note|keep|follow';

/** The words of the product: a page is taken down, a calculator is taken away, and a subscription is kept. */
const inFiles = /^take-(down|away)\b/;
const inFunctions = /^(takeDownLandingPage|keepSubscription|noteOf)$/;

/** Finds a file or an exported function that is named after a gesture, which leaves open what it does: check, apply, store, or notify. */
export function gestureNames(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    const name = file.split('/').at(-1) ?? '';
    const isGesture = new RegExp(`^(${gestures})-`).test(name) && !inFiles.test(name);
    const functions = file.endsWith('.gen.ts') ? [] : [...text.matchAll(exported)].map(([, found = '']) => found);
    return [
      ...(isGesture ? [`${file} is named after a gesture: say what it does, such as check, apply, store, or notify.`] : []),
      ...functions
        .filter((found) => !inFunctions.test(found))
        .map((found) => `${file} exports ${found}, a gesture: say what it does, such as check, apply, store, or notify.`),
    ];
  });
}

const exported = new RegExp(`^export (?:async )?(?:function|const) ((?:${gestures})[A-Z]\\w*)`, 'gm');
