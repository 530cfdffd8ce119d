/** A request for a page as the server gets it: with the cookies of the browser, which a request made by a script cannot carry. */
export class VisitorRequest extends Request {
  readonly #headers: Headers;

  constructor(request: Request) {
    super(request);
    this.#headers = new Headers(request.headers);
    this.#headers.set('cookie', document.cookie);
  }

  override get headers(): Headers {
    return this.#headers;
  }
}
