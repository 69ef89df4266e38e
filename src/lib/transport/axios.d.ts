/** A published entry point of axios without types of its own. */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosPromise, AxiosRequestConfig } from 'axios';

  const sendXhr: (config: AxiosRequestConfig) => AxiosPromise;
  export default sendXhr;
}
