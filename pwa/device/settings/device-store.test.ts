import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of deviceStore.keys()) deviceStore.removeItem(key);
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

describe('small settings of a device', () => {
  it('are kept where the browser keeps them', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    deviceStore.setItem('theme', 'dark');
    expect(kept.get('theme')).toBe('dark');
    kept.set('theme', 'light');
    expect(deviceStore.getItem('theme')).toBe('light');
    deviceStore.removeItem('theme');
    expect(kept.size).toBe(0);
  });

  it.each([
    ['is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
    ['answers nothing', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('last as long as the page where the storage %s', (_name, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(deviceStore.getItem('theme')).toBe(null);
    deviceStore.setItem('theme', 'dark');
    expect(deviceStore.getItem('theme')).toBe('dark');
    expect(deviceStore.keys()).toContain('theme');
    deviceStore.removeItem('theme');
    expect(deviceStore.getItem('theme')).toBe(null);
  });
});
