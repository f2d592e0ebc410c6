/**
 * @file The part of the ONNX file format that the models written here need, and its encoder. Field numbers are those of onnx.proto
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto), version 8 of the format.
 */
import protobuf from 'protobufjs';

const { root } = protobuf.parse(`
  syntax = "proto3";
  message Attribute {
    string name = 1; float f = 2; int64 i = 3; repeated int64 ints = 8; int32 type = 20;
  }
  message Node {
    repeated string input = 1; repeated string output = 2; string name = 3; string opType = 4; repeated Attribute attribute = 5;
    string domain = 7;
  }
  message Tensor {
    repeated int64 dims = 1; int32 dataType = 2; string name = 8; bytes rawData = 9;
  }
  message Dimension { int64 dimValue = 1; string dimParam = 2; }
  message Shape { repeated Dimension dim = 1; }
  message TensorType { int32 elemType = 1; Shape shape = 2; }
  message Type { TensorType tensorType = 1; }
  message ValueInfo { string name = 1; Type type = 2; }
  message Graph {
    repeated Node node = 1; string name = 2; repeated Tensor initializer = 5;
    repeated ValueInfo input = 11; repeated ValueInfo output = 12;
  }
  message OperatorSet { string domain = 1; int64 version = 2; }
  message Model { int64 irVersion = 1; string producerName = 2; Graph graph = 7; repeated OperatorSet opsetImport = 8; }
`);

/** Element types, numbered as in onnx.proto's TensorProto.DataType. */
export const ElementType = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7, float16: 10 } as const;

/** Attribute types, numbered as in onnx.proto's AttributeProto.AttributeType. */
export const AttributeType = { float: 1, int: 2, ints: 7 } as const;

export interface AttributeProto {
  name: string;
  type: number;
  f?: number;
  i?: number;
  ints?: number[];
}

export interface NodeProto {
  input: string[];
  output: string[];
  name: string;
  opType: string;
  attribute: AttributeProto[];
  /** Empty for the operators of the standard. */
  domain: string;
}

export interface TensorProto {
  name: string;
  dims: number[];
  dataType: number;
  rawData: Uint8Array;
}

export interface ValueInfoProto {
  name: string;
  type: { tensorType: { elemType: number; shape: { dim: { dimValue?: number; dimParam?: string }[] } } };
}

export interface GraphProto {
  name: string;
  node: NodeProto[];
  initializer: TensorProto[];
  input: ValueInfoProto[];
  output: ValueInfoProto[];
}

const FORMAT_VERSION = 8;
/** The first with LayerNormalization. */
const OPERATOR_SET = 17;

/** Operators of ONNX Runtime's own (https://github.com/microsoft/onnxruntime/blob/main/docs/ContribOperators.md). */
export const RUNTIME_DOMAIN = 'com.microsoft';

/** The bytes of an `.onnx` file. */
export function encodeModel(graph: GraphProto): Uint8Array {
  const model = root.lookupType('Model');
  const opsetImport = [{ domain: '', version: OPERATOR_SET }];
  if (graph.node.some(({ domain }) => domain === RUNTIME_DOMAIN))
    opsetImport.push({ domain: RUNTIME_DOMAIN, version: 1 });
  const message = model.fromObject({ irVersion: FORMAT_VERSION, producerName: 'causeway', graph, opsetImport });
  return model.encode(message).finish();
}
