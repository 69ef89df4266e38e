/** Published entry points of axios without types of their own. */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosPromise, AxiosRequestConfig } from 'axios';

  const sendXhr: (config: AxiosRequestConfig) => AxiosPromise;
  export default sendXhr;
}

declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios';
}
