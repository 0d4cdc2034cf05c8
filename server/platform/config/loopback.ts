const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
export const isLoopbackHost = (host: string) => LOOPBACK.test(host);
export const isLoopbackUrl = (url: string) => isLoopbackHost(new URL(url).hostname);
