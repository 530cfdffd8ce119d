import { Readable } from 'node:stream';

/** A file as a reply: sent as it is, to be saved under its name. */
export class FileReply {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  readonly name: string;

  constructor(file: { stream: Readable; size: number; type: string; name: string }) {
    this.stream = file.stream;
    this.size = file.size;
    this.type = file.type;
    this.name = file.name;
  }

  /** Bytes that are read already; of the type that the ending of their name says, unless another one is given. */
  static of(bytes: Buffer, name: string, type = typeOfName(name)): FileReply {
    return new FileReply({ stream: Readable.from([bytes]), size: bytes.length, name, type });
  }

  /** The header with the file name (RFC 6266): ASCII for old clients, the full name for the others. */
  get disposition(): string {
    const plain = this.name.replaceAll(/[^\w.() -]/g, '_');
    return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(this.name)}`;
  }
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** The media type of a file by the extension of its name. */
export function typeOfName(name: string): string {
  return types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
