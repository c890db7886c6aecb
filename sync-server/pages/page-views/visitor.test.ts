import { describe, expect, test } from 'vitest';
import { readAgent } from '#server/core/http/requests/read-agent.ts';
import { truncateAddress, visitorOf } from './visitor.ts';

const sender = { address: '203.0.113.77', userAgent: 'Mozilla/5.0 Firefox/130.0' };
const monday = new Uint8Array(32).fill(1);
const tuesday = new Uint8Array(32).fill(2);

describe('a visitor', () => {
  test('keeps one id for a day at one firm, and has another one at another firm or on another day', () => {
    const id = visitorOf(monday, 'acme', sender);
    expect(visitorOf(monday, 'acme', sender)).toBe(id);
    expect(visitorOf(monday, 'globex', sender)).not.toBe(id);
    expect(visitorOf(tuesday, 'acme', sender)).not.toBe(id);
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  test('is stored without the part of the address that names a household', () => {
    expect(truncateAddress('203.0.113.77')).toBe('203.0.113.0');
    expect(truncateAddress('2001:db8:aaaa:bbbb:1:2:3:4')).toBe('2001:db8:aaaa::');
    expect(truncateAddress('2001:db8::1')).toBe('2001:db8:0::');
    expect(truncateAddress('unknown')).toBeNull();
  });

  test('uses a phone, a tablet, or a desktop, and is no program', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36';
    expect(readAgent(phone)).toEqual({ device: 'phone', browser: 'Chrome' });
    expect(readAgent('Mozilla/5.0 (iPad; CPU OS 17_0) Version/17.0 Safari/604.1')).toEqual({ device: 'tablet', browser: 'Safari' });
    expect(readAgent('Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edg/128.0')).toEqual({ device: 'desktop', browser: 'Edge' });
    expect(readAgent('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBeUndefined();
    expect(readAgent('')).toBeUndefined();
  });
});
