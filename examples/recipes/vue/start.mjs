import { build, preview } from 'vite';
import { POLICY } from '../portal.mjs';

const root = import.meta.dirname;

/** Builds the application, and serves it with the API and the files of the portal. */
export async function start({ portal, port, publicKey }) {
  // Keeps `Host`, which the API compares with the origin of the page.
  const api = { target: portal, changeOrigin: false };
  process.env.VITE_PUBLIC_KEY = publicKey;
  await build({ root, logLevel: 'error' });
  const server = await preview({
    root,
    logLevel: 'error',
    preview: {
      port,
      strictPort: true,
      // Vue makes a policy for Trusted Types when it is loaded.
      headers: { 'content-security-policy': POLICY.replace("trusted-types 'none'", 'trusted-types vue') },
      proxy: { '/openapi': api, '/widgets': api, '/examples': api },
    },
  });
  return { addresses: server.resolvedUrls.local, close: () => server.close() };
}
