import { createHmac } from 'node:crypto';

/** Computes the `Stripe-Signature` of a body sent at a moment, in seconds. */
export const signatureOf = (body: string, secret: string, at: number): string => {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
};
