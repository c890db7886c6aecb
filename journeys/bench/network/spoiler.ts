import { connect } from 'node:net';

/** Counts of the answers that were passed, cut, and doubled. */
export interface Spoiled {
  answers(): number;
  cuts(): number;
  doubled(): number;
  stop(): void;
}

export interface Spoiler {
  /**
   * Spoils every second answer to requests that contain the words. In turn, the answer is cut in the middle or the request is sent twice.
   */
  spoil(words: string): Spoiled;
  /** Bytes that may pass of the first piece of an answer. */
  passOf(request: string, piece: Buffer, port: number): Buffer;
}

export function createSpoiler(): Spoiler {
  let spoiling: string | undefined;
  const count = { answers: 0, cuts: 0, doubled: 0 };
  return {
    spoil: (words) => {
      spoiling = words;
      return {
        answers: () => count.answers,
        cuts: () => count.cuts,
        doubled: () => count.doubled,
        stop: () => {
          spoiling = undefined;
        },
      };
    },
    passOf: (request, piece, port) => {
      if (spoiling === undefined || !request.includes(spoiling)) return piece;
      count.answers += 1;
      if (count.answers % 2 === 0) return piece;
      if (count.cuts > count.doubled) {
        count.doubled += 1;
        sendAgain(request, port);
        return piece;
      }
      count.cuts += 1;
      return piece.subarray(0, piece.length / 2);
    },
  };
}

/** Repeats a request like a gateway that believes the answer is lost. Nobody receives the second answer. */
function sendAgain(request: string, port: number): void {
  const again = connect(port, '127.0.0.1');
  again.on('error', () => again.destroy());
  again.on('data', () => again.end());
  again.write(Buffer.from(request, 'latin1'));
}
