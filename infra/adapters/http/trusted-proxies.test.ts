import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { callerOf, readTrustedProxies, trustsThisMachine } from './trusted-proxies.ts';

test(
  '"…" trusts …: …',
  everyRow(
    [
      { setting: 'loopback', address: '127.0.0.1', expected: true },
      { setting: 'loopback', address: '127.9.9.9', expected: true },
      { setting: 'loopback', address: '::1', expected: true },
      { setting: 'loopback', address: '::ffff:127.0.0.1', expected: true },
      { setting: 'loopback', address: '10.0.0.7', expected: false },
      { setting: '', address: '10.0.0.7', expected: false },
      { setting: '10.0.0.7', address: '10.0.0.7', expected: true },
      { setting: '10.0.0.7', address: '::ffff:10.0.0.7', expected: true },
      { setting: '10.0.0.7', address: '10.0.0.8', expected: false },
      { setting: '10.0.0.7', address: '127.0.0.1', expected: true },
      { setting: ' 10.0.0.0/8 , fd00::/8 ', address: '10.9.9.9', expected: true },
      { setting: '10.0.0.0/8,fd00::/8', address: 'fd12::1', expected: true },
      { setting: '10.0.0.0/8,fd00::/8', address: 'fe80::1', expected: false },
      { setting: '0.0.0.0/0', address: '203.0.113.7', expected: true },
      { setting: '10.0.0.0/8', address: '', expected: false },
      { setting: '10.0.0.0/8', address: 'unknown', expected: false },
    ],
    ({ setting, address, expected }) => {
      expect(readTrustedProxies(setting)?.(address)).toBe(expected);
    },
    ({ setting, address, expected }) => `${setting} ${address} ${expected}`,
  ),
);

test.for([
  'proxy.example',
  '10.0.0',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/0x8',
  'fe80::1%eth0',
  '*',
])('what is no address and no network is no setting: %s', (setting) => {
  expect(readTrustedProxies(`loopback, ${setting}`)).toBeUndefined();
});

const requestFrom = (remoteAddress: string, forwarded?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers = { 'x-forwarded-for': forwarded };
  return request;
};

test.for([
  { from: '203.0.113.7', forwarded: undefined, caller: '203.0.113.7' },
  { from: '203.0.113.7', forwarded: '198.51.100.1', caller: '203.0.113.7' },
  { from: '127.0.0.1', forwarded: '198.51.100.1', caller: '198.51.100.1' },
  { from: '127.0.0.1', forwarded: '192.0.2.9, 198.51.100.1', caller: '198.51.100.1' },
  { from: '127.0.0.1', forwarded: '198.51.100.1, 127.0.0.2', caller: '198.51.100.1' },
  { from: '127.0.0.1', forwarded: '', caller: '127.0.0.1' },
])('behind $from, which says $forwarded, $caller asks', ({ from, forwarded, caller }) => {
  expect(callerOf(requestFrom(from, forwarded), trustsThisMachine)).toBe(caller);
});
