import { type Paper, photoWidth, roomOf } from '../room.ts'
import type { PageHead } from './outline.ts'
import { COUNTED_HEAD, cssString, shortened } from './running-heads.ts'

/** Texts of the page margins. */
export interface PageFurniture {
  readonly footer: string
  readonly pageWord: string
  readonly firm: string
  /** `data:` URI of the firm's logo, for the cover. */
  readonly logo: string | null
  /** Lines top right on the cover. */
  readonly certificate: string
  readonly heads: readonly PageHead[]
}

/**
 * Page boxes. Content cannot paint into a page margin, so heads, footers and the logo of the cover are margin boxes.
 * Chromium counts pages only there, which is where `Pagina N/M` belongs.
 */
export function pageStyles(paper: Paper, { footer, pageWord, firm, logo, certificate, heads }: PageFurniture): string {
  const head = (left: string | null, right: string, rightFont: string) =>
    `@top-left{${HEAD}width:50%;text-align:left;content:${left === null ? COUNTED_HEAD : cssString(left)}}` +
    `@top-right{${HEAD}${EDGE}width:calc(50% - ${EDGE_MM}mm);text-align:right;color:#141414;font:${rightFont};content:${cssString(shortened(right))}}`
  // Above the name: how wide it is, is not known.
  const mark = logo === null ? '' : `background:url("${logo}") no-repeat left 0 bottom 5.6mm/auto 9mm;`
  const room = roomOf(paper)
  return `
:root{--inner:${room.height}mm;--wide:${room.width}mm;--pair:${photoWidth(2, room)}mm;--three:${photoWidth(3, room)}mm}
@page{size:${paper.format} ${paper.orientation};margin:25mm ${10 - EDGE_MM}mm 11mm 10mm;
@bottom-left{${FOOT}width:80%;text-align:left;color:#595959;font:400 7.25pt 'Source Sans 3';content:${cssString(footer)}}
@bottom-right{${FOOT}${EDGE}width:calc(20% - ${EDGE_MM}mm);text-align:right;color:#141414;font:700 7.25pt 'Source Sans 3';content:${cssString(`${pageWord} `)} counter(page) '/' counter(pages)}}
@page cover{
@top-left{${COVER}width:60%;text-align:left;font:600 11pt/13pt 'Source Sans 3';color:#141414;${mark}content:${cssString(firm)}}
@top-right{${COVER}${EDGE}width:calc(40% - ${EDGE_MM}mm);text-align:right;font:400 7.75pt/10pt 'Source Sans 3';color:#141414;white-space:pre;content:${cssString(certificate)}}}
${heads.map(({ name, left, right, large, paper: own }) => `@page ${name}{${own ? `size:${own.format} ${own.orientation};` : ''}${head(left, right, large ? LARGE : SMALL)}}`).join('\n')}`
}

/** Chromium ends its page a fraction of a millimetre early, so the page is that much wider than what stands on it. */
const EDGE_MM = 0.4
const EDGE = `margin-right:${EDGE_MM}mm;`

const HEAD =
  "vertical-align:bottom;margin-bottom:6.6mm;padding-bottom:1.4mm;border-bottom:.5pt solid #909090;color:#595959;font:400 7.75pt/10pt 'Source Sans 3';white-space:pre;"
const SMALL = "600 7.75pt/10pt 'Source Sans 3'"
const LARGE = "700 15pt/15pt 'Source Sans 3'"
const FOOT = 'vertical-align:top;padding-top:1.1mm;line-height:9pt;white-space:pre;'
const COVER = 'vertical-align:bottom;margin-bottom:4mm;'

/** Everything within the page: millimetres for boxes, points for type. */
export const styles = `
*{box-sizing:border-box}
html{font:400 8.75pt/11.5pt 'Source Sans 3';color:#141414;font-variant-numeric:tabular-nums lining-nums;-webkit-print-color-adjust:exact;print-color-adjust:exact;hyphens:manual}
body{margin:0;overflow-wrap:break-word}
p,h1,h2,h3,h4,table{margin:0;padding:0}
b{font-weight:600}
a{color:inherit;text-decoration:none}
/* One element wider than the page makes Chromium shrink the whole document; clipped, it only hurts itself. */
.pages,.cover{width:var(--wide);overflow-x:clip}
.split{display:grid;grid-template-columns:1fr auto;column-gap:1mm}
.sign{margin-right:.8mm;width:3mm;height:3mm;vertical-align:-.35mm;display:inline-block}
.status{white-space:nowrap}
.note,.sub,.quiet{color:#595959;font-weight:400}
.sub{display:block}
.missing{font-weight:600;border:.75pt dashed #141414;padding:0 1mm;white-space:nowrap}

h1{display:grid;grid-template-columns:28.33mm minmax(0,1fr);column-gap:4mm;font:600 22pt/25pt 'Source Sans 3';color:#123A5E;margin:12mm 0 6mm;break-after:avoid;break-inside:avoid}
h1 .number{font-weight:300}
h1.appendix .number{font-size:12.5pt;font-weight:400;align-self:end}
h1.plain{display:block}
h2,h3,h4{display:grid;grid-template-columns:28.33mm minmax(0,1fr);column-gap:4mm;break-after:avoid;break-inside:avoid}
h2{font:600 12.5pt/15pt 'Source Sans 3';margin:8mm 0 3mm}
h3{font:600 10pt/13pt 'Source Sans 3';margin:6mm 0 2mm}
h4{font:600 8.75pt/11.5pt 'Source Sans 3';margin:5mm 0 1.5mm}
h2 .number,h3 .number,h4 .number{font-weight:400;color:#595959}
h1+h2{margin-top:0}
.opens>h1:first-child,.opens>h2:first-child,.opens>.prose:first-child{margin-top:0}
.follows>.opens>h1:first-child{margin-top:12mm}

.prose{margin-left:32.33mm;width:125.3mm;font:400 9.75pt/13.5pt 'Source Serif 4';orphans:3;widows:3;margin-bottom:4mm;break-before:auto}
.person{margin-left:32.33mm;font-weight:600;break-after:avoid;margin-bottom:.6mm}
.prose p,.prose ul,.prose ol{margin:0 0 2.4mm}
.prose p:last-child{margin-bottom:0}
.prose p.short{break-inside:avoid}
.prose ul,.prose ol{padding-left:5mm}
.prose b,.prose strong{font-weight:600}

.facts{border-collapse:separate;border-spacing:4mm 0;margin:0 -4mm 4mm;width:calc(100% + 8mm);table-layout:fixed}
.facts.whole{break-inside:avoid}
.facts tr{break-inside:avoid}
.facts tr.tall{break-inside:auto}
.facts.long tr:first-child:not(.tall){break-after:avoid}
.facts.long tr:last-child:not(.tall){break-before:avoid}
.facts caption{text-align:left;font:600 7.5pt/10pt 'Source Sans 3';border-top:.9pt solid #141414;padding:1.2mm 0 1.8mm;margin:0 4mm}
.facts th{width:28.33mm;font:400 8pt/11.5pt 'Source Sans 3';color:#595959;text-align:left;vertical-align:top;padding:1mm 0;border-bottom:.25pt solid #909090}
.facts td{vertical-align:top;padding:1mm 0;border-bottom:.25pt solid #909090;overflow-wrap:anywhere}
.facts tr:last-child>*{border-bottom:0}
.facts.text{width:165.63mm}
.prose:has(+table,+.runs-on){break-after:avoid}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:4mm;align-items:start;break-inside:avoid}
.pair .facts{margin-bottom:3.5mm}
.pair .facts th,.pair .facts td{padding:.8mm 0}

table.rows{width:100%;table-layout:fixed;border-collapse:collapse;font:400 8.25pt/10.5pt 'Source Sans 3';border-bottom:.45pt solid #141414;margin-bottom:5mm}
.rows.whole{break-inside:avoid}
.rows caption{text-align:left;font:400 8pt/10pt 'Source Sans 3';color:#595959;padding:.3mm 0 1.4mm;break-after:avoid;height:5.2mm}
.rows caption b,.rows .again b{color:#141414;margin-right:.8mm}
.rows caption .aside{float:right}
/* The row "vervolg" of the repeated head stands above what shows of the first part, in the room of the caption. Chromium
   prints nothing of a text that is cut off whole, so that only the parts that follow hold it. */
.runs-on{position:relative;padding-top:5.2mm;margin-bottom:5mm}
.runs-on .cut{display:flow-root;overflow:clip}
.runs-on .rows{margin:-5.2mm 0 0}
.runs-on caption{position:absolute;top:0;left:0;width:100%}
.rows .again td{font:400 8pt/10pt 'Source Sans 3';color:#595959;height:5.2mm;padding:.3mm 0 1.4mm;border:0}
.rows thead{display:table-header-group;break-inside:avoid;break-after:avoid}
.rows thead th{font:600 7.75pt/10pt 'Source Sans 3';text-align:left;vertical-align:bottom;border-top:.9pt solid #141414;border-bottom:.45pt solid #141414;padding:1.1mm 2mm 1.1mm 0}
.rows tr{break-inside:avoid}
.rows tr.tall{break-inside:auto}
/* A head never stands above one row alone, nor one row alone below a head. */
.rows.long thead+tbody>tr:nth-child(1):not(.tall),.rows.long thead+tbody>tr.group+tr:not(.tall){break-after:avoid}
.rows.long tbody:last-child>tr:last-child:not(.tall){break-before:avoid}
.rows tbody td,.rows tbody th{text-align:left;vertical-align:top;padding:1mm 2mm 1mm 0;border-bottom:.25pt solid #909090;overflow-wrap:anywhere}
.rows tbody:last-child tr:last-child>*{border-bottom:0}
.rows tbody th.key{font-weight:700}
.rows td:last-child,.rows th:last-child{padding-right:0}
.rows .status{white-space:normal}
.rows .missing{white-space:normal;display:inline-block;max-width:100%}
.rows .right{text-align:right}
.rows .right+td,.rows .right+th{padding-left:1mm}
.rows td.amount{text-align:right;white-space:nowrap}
.rows td.said{white-space:normal}
.rows thead th.amount{text-align:right}
.rows .fraction{display:inline-block;text-align:left}
.rows .unit{display:inline-block;text-align:left;color:#595959;padding-left:1mm;white-space:pre}

.line:not(.split){display:block}
.rows tr.goes-on .part{border-bottom:0;padding-bottom:0}
.rows tr.follows{break-before:avoid}
.rows tr.follows .part{padding-top:0}
.rows tr.group th{font:600 8.75pt/11.5pt 'Source Sans 3';padding:3mm 0 1mm;border-bottom:.45pt solid #141414}
.rows tr.group{break-after:avoid}
.rows tr.group .note{font-size:8pt;padding-left:1.5mm}
.rows tbody.footer td,.rows tbody.footer th{font-weight:600;border-bottom:0;break-before:avoid}
.rows.tight{font:400 8pt/9.8pt 'Source Sans 3'}
.rows.tight tbody td,.rows.tight tbody th{padding-top:.75mm;padding-bottom:.75mm}
.rows.tight tr.group th{padding:2mm 0 .8mm}
.table-note{font:400 7.5pt/10pt 'Source Sans 3';color:#595959;margin:-3.5mm 0 5mm;break-before:avoid}

.class{display:inline-block;min-width:6.4mm;height:4mm;line-height:3.5mm;border:.75pt solid #141414;text-align:center;font-weight:700;font-size:7.75pt;padding:0 .8mm}
.rows th .class{margin-right:1mm}
.class-middle{background:#D6D6D6}
.class-heavy{background:#141414;color:#fff}
.class-open{border-style:dashed}
.class-large{min-width:11mm;height:6.4mm;line-height:5.7mm;font-size:12pt}
.direct{display:inline-block;border:.9pt solid #141414;font:700 6.75pt/3.2mm 'Source Sans 3';letter-spacing:.06em;padding:0 1.2mm;vertical-align:.2mm}
.direct-solid{background:#141414;color:#fff;line-height:3.8mm;padding:0 2mm;font-size:7.25pt;margin-right:2mm}

.more-photos{font:400 7.75pt/10pt 'Source Sans 3';margin:-2.5mm 0 3.5mm}
.lack{margin:0 0 2.5mm 32.33mm;width:125.3mm;break-after:avoid}
.photos{display:grid;column-gap:4mm;margin-bottom:4.5mm;break-inside:avoid}
.across-2{grid-template-columns:var(--pair) var(--pair)}
.across-3{grid-template-columns:var(--three) var(--three) var(--three)}
.photos img,.photos .no-photo{display:block;width:100%;aspect-ratio:4/3;max-height:calc(var(--inner)*.6);object-fit:contain;object-position:left top}
.photos.sized{display:flex;align-items:flex-start}
.sized .photo{flex:none}
.photos.sized img,.photos.sized .no-photo{height:auto;aspect-ratio:auto}
.no-photo{border:.75pt dashed #909090;color:#595959;padding:2mm}
div.annex-page{break-before:page;break-inside:avoid}
.annex-page .caption{font:400 7.75pt/10pt 'Source Sans 3';margin:0 0 2mm;height:4mm;overflow:hidden;white-space:nowrap}
.annex-page img{display:block;margin:0 auto;object-fit:fill;outline:.2mm solid #bbb}
div.photo{break-inside:avoid}
.photo .caption{display:grid;grid-template-columns:8mm minmax(0,1fr);column-gap:1mm;font:400 7.75pt/10pt 'Source Sans 3';padding-top:1mm}

.cover{page:cover;height:calc(var(--inner) - 3mm);display:flex;flex-direction:column}
.cover>*{flex:none}
.cover .kind{font:600 11pt/14pt 'Source Sans 3';color:#595959;padding-top:13mm}
.cover .object{font:600 35pt/38pt 'Source Sans 3';color:#123A5E;margin:2mm 0 3mm;overflow-wrap:anywhere}
.cover .object.wide{font-size:26pt;line-height:29pt}
.cover .object.long{font-size:18pt;line-height:21pt}
.cover .address{font-size:12pt;line-height:16pt}
.cover .picture{margin:7mm 0 6mm;flex:0 1 142.5mm;min-height:0}
.cover .picture img{display:block;width:100%;height:100%;object-fit:contain;object-position:left top}
.cover table{table-layout:fixed;border-collapse:separate;border-spacing:4mm 0;width:calc(100% + 8mm);margin:0 -4mm 4mm}
.cover th{font:400 7.75pt/10pt 'Source Sans 3';color:#595959;text-align:left;border-top:.5pt solid #909090;padding:1.5mm 0 0}
.cover td{padding:0;font:600 9.75pt/13pt 'Source Sans 3';vertical-align:top}
.cover td.big{font-size:20pt;line-height:24pt}
.cover .suitable{border-top:1.4pt solid #123A5E;display:grid;grid-template-columns:28.33mm minmax(0,1fr);column-gap:4mm;padding-top:2.5mm;margin-top:4mm}
.cover .suitable.draft{border-top:1.8pt dashed #141414}
.cover .suitable>span{font-size:7.75pt;color:#595959}
.cover .suitable p{font:600 11.5pt/15pt 'Source Sans 3';max-width:150mm}

.cover .suitable p.contradicted{font-size:9.75pt;line-height:13pt;margin-top:1mm}
.cover .suitable p.unexamined{font:400 9.75pt/13pt 'Source Sans 3';margin-top:1mm}

.ticks{width:100%;border-collapse:collapse;margin-bottom:5mm;break-inside:avoid}
.ticks caption{text-align:left;font:600 7.5pt/10pt 'Source Sans 3';border-top:.9pt solid #141414;padding:1.2mm 0 1.6mm}
.ticks td{padding:1mm 0;border-bottom:.25pt solid #909090;vertical-align:top}
.ticks tr:last-child td{border-bottom:0}
.ticks td:first-child{width:6mm}
.ticks .off{color:#595959}
.tick{width:2.8mm;height:2.8mm;vertical-align:-.3mm}
.counts{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:4mm;margin:0 0 6mm;break-inside:avoid}
.counts div{border-top:.5pt solid #909090;padding-top:1.2mm;font:400 8pt/10pt 'Source Sans 3';color:#595959}
.counts b{display:block;font:600 14pt/17pt 'Source Sans 3';color:#141414}
/* What does not fit below the facts and gaps goes on together: never a few lines on a page of their own. */
.information .verdict{break-inside:avoid}
.information>h1{margin-bottom:4mm}
.information .ticks{margin-bottom:3mm}
.information .ticks td{padding:.7mm 0}
.information .counts{margin-bottom:3mm}
.information .rows{margin-bottom:3mm}
.information .gaps{padding:1.6mm 3mm;margin-bottom:3mm}
.information .gaps p{margin-bottom:.6mm}
.information .pair .facts th,.information .pair .facts td{padding:.5mm 0}
.information .pair .facts{margin-bottom:2.5mm}
.gaps{border:1.4pt dashed #141414;padding:2.5mm 4mm;margin:0 0 5mm;break-inside:avoid}
.gaps p{margin:0 0 1.5mm}
.gaps table{width:100%;border-collapse:collapse}
.gaps th{width:62mm;text-align:left;font-weight:400;vertical-align:top;padding:.4mm 4mm .4mm 0}
.gaps td{font-weight:600;vertical-align:top;padding:.4mm 0}
.gaps.argued{border:.5pt solid #909090}
.gaps.argued td b{font-weight:400}
.missing.argued{font-weight:400;border:0;padding:0;white-space:normal}
.signature{height:8mm;display:block;max-width:50mm;object-fit:contain;object-position:left center}

.contents{width:157.63mm;border-collapse:collapse;font-size:8.75pt;line-height:11.5pt}
.contents td{padding:.2mm 0;vertical-align:bottom}
.contents td:first-child{width:32.33mm;color:#595959}
.contents td:last-child{width:10mm;text-align:right}
.contents .title{display:flex;align-items:baseline;overflow-wrap:anywhere}
.contents{table-layout:fixed}
.contents .title::after{content:'';flex:1;border-bottom:.6pt dotted #909090;margin:0 0 0 2mm}
.contents .level-1 td{border-top:.25pt solid #909090;font-weight:600;color:#141414;padding-top:1.2mm}
.contents .level-1 .title::after{border:0}
.contents tr:has(+.level-1) td,.contents tr:last-child td{padding-bottom:1.3mm}
.contents .level-3 .title{padding-left:4mm}
.contents .level-4 .title{padding-left:8mm}
.contents tr{break-inside:avoid}

.lead{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:4mm;margin:-2.6mm 0 2.5mm;break-inside:avoid}
.lead.whole{grid-template-columns:minmax(0,1fr);margin-bottom:3mm}
.lead.whole .why{max-width:none}
.lead div{border-top:.75pt solid #141414;padding-top:1.6mm}
.lead div.heavy{border-top-width:1.8pt}
.lead .what{font:600 10.5pt/13pt 'Source Sans 3'}
.lead .direct{vertical-align:.35mm;margin-right:1mm}
.lead .why+.what{margin-top:1.6mm}
.lead .why{font:400 9pt/12.25pt 'Source Serif 4';margin-top:.8mm;max-width:88mm}
.open-questions{font:400 9pt/12.25pt 'Source Serif 4';margin-bottom:2.5mm;break-inside:avoid}
.open-questions b{font:600 9pt/12.25pt 'Source Sans 3'}
.signs-line{font:400 7.5pt/10pt 'Source Sans 3'}
.signs-line .sign{width:2.6mm;height:2.6mm}
.sign-meaning{white-space:nowrap;margin-left:2.5mm}
.totals{display:flex;column-gap:4mm;margin-bottom:3.5mm;break-inside:avoid}
.totals.many{display:grid;row-gap:2mm}
.totals.many .status{white-space:normal}
.totals div{flex:auto;border-top:.5pt solid #909090;padding-top:1.2mm;font:400 8pt/11pt 'Source Sans 3'}
.totals b{font:600 13pt/17pt 'Source Sans 3';padding-right:1mm}
.totals .of{display:block}

.legend{border-collapse:collapse;margin:0 0 6mm 32.33mm;width:125.3mm;break-inside:avoid}
.legend caption{text-align:left;font:600 7.5pt/10pt 'Source Sans 3';border-top:.9pt solid #141414;padding:1.2mm 0 1.6mm}
.legend th{width:48mm;text-align:left;font-weight:400;padding:.9mm 0;border-bottom:.25pt solid #909090}
.legend td{padding:.9mm 0;border-bottom:.25pt solid #909090;color:#595959}
.legend .class{margin-right:1mm}

.sheet-title{display:grid;grid-template-columns:minmax(28.33mm,auto) minmax(0,1fr) auto;column-gap:4mm;align-items:end;margin:0 0 3.2mm;padding-top:1mm}
.sheet-title .number{font:700 32pt/28pt 'Source Sans 3';color:#141414;white-space:nowrap}
.sheet-title .number.long{font-size:20pt;line-height:22pt}
.sheet-title .number.longest{font-size:13pt;line-height:18pt;max-width:75mm;white-space:normal;overflow-wrap:anywhere}
.sheet-title .what{overflow-wrap:anywhere;font:600 15pt/18pt 'Source Sans 3';display:block}
.sheet-title .material{font:400 10pt/13pt 'Source Sans 3';color:#595959;display:block}
.sheet-title .blad{font:400 8.75pt/13pt 'Source Sans 3';color:#595959}
.sheet-title.again{display:block;font:600 13pt/16pt 'Source Sans 3'}
.strip{width:100%;table-layout:fixed;border-collapse:collapse;border-top:.75pt solid #141414;border-bottom:.75pt solid #141414;margin-bottom:4mm}
.strip th{font:400 7.75pt/10pt 'Source Sans 3';color:#595959;text-align:left;padding:1.1mm 2mm 0 0}
.strip td{font:600 9.25pt/12pt 'Source Sans 3';vertical-align:top;padding:.4mm 2mm 2mm 0}
.strip th:last-child,.strip td:last-child{text-align:right;padding-right:0}
.strip .missing{white-space:normal;padding:0 .6mm}
.strip .big{font:700 15pt/15pt 'Source Sans 3'}
.strip .big span{font:400 9.25pt/12pt 'Source Sans 3'}
.strip .split{grid-template-columns:22mm auto;justify-content:start}
.strip .big.small{font-size:11pt;line-height:13pt}
.alarm{border:1.4pt solid #141414;padding:1.6mm 2.5mm;font:600 9.25pt/12pt 'Source Sans 3';margin-bottom:3.5mm;break-inside:avoid}
.judgement{display:grid;grid-template-columns:28.33mm 125.3mm;column-gap:4mm;margin-bottom:4mm;break-inside:avoid}
.judgement .label{border-top:.75pt solid #141414;font:600 7.75pt/10pt 'Source Sans 3';padding-top:1.2mm}
.judgement .text{border-top:.75pt solid #141414;font:400 9pt/12.25pt 'Source Serif 4';padding-top:.8mm}
.judgement.long{display:block;break-inside:auto}
.judgement.long .label{break-after:avoid}
.judgement.long .text{border-top:0;margin-left:32.33mm;width:125.3mm}
.judgement p+p{margin-top:1.2mm}
.empty{margin-left:32.33mm;width:125.3mm;margin-bottom:4mm}

.plan{display:grid;column-gap:4mm;align-items:start;break-inside:avoid}
.plan.beside{grid-template-columns:minmax(0,1fr) 65mm}
.plan.beside .about{grid-column:2;grid-row:1}
.plan.beside .sheet{grid-column:1;grid-row:1}
.plan-title{display:block;border-top:1.4pt solid #123A5E;padding-top:1.6mm;margin:0 0 3.5mm}
.plan-title .number{display:block;font:700 20pt/23pt 'Source Sans 3';color:#141414}
.plan-title .what{display:block;font:600 12.5pt/15pt 'Source Sans 3';color:#141414;overflow-wrap:anywhere}
.plan-title .of{display:block;font:400 8.25pt/10.5pt 'Source Sans 3';color:#595959}
.plan.below .plan-title{display:grid;grid-template-columns:28.33mm minmax(0,1fr);column-gap:4mm;align-items:start}
.plan.below .plan-title .number{grid-row:1/3;font-size:26pt;line-height:26pt}
.drawing svg{display:block;width:100%;height:100%}
.drawing.cropped{outline:.25pt solid #909090}
.plan-legend{display:grid;column-gap:4mm;row-gap:1.2mm;padding-top:3mm}
.plan-legend .entry{display:grid;grid-template-columns:11mm minmax(0,1fr);column-gap:2mm;align-items:center;height:5mm;font:400 8pt/9.2pt 'Source Sans 3'}
.plan-legend .entry>span:last-child{overflow:hidden;max-height:6.6mm}
.plan-legend svg{display:block;width:100%;height:5mm}
.scale-line{display:grid;grid-template-columns:58mm minmax(0,1fr);column-gap:4mm;align-items:center;padding-top:3mm;font:400 8pt/10pt 'Source Sans 3'}
.scale-line.unscaled{display:block}
.scale-line svg{display:block;width:58mm;height:8mm;font:400 8pt 'Source Sans 3'}
.plan-sources{width:100%;table-layout:fixed;border-collapse:collapse;font:400 7.75pt/9.5pt 'Source Sans 3';border-bottom:.45pt solid #141414;margin-bottom:3.5mm}
.plan-sources caption{text-align:left;font:600 7.75pt/10pt 'Source Sans 3';border-top:.9pt solid #141414;padding:1.2mm 0}
.plan-sources th,.plan-sources td{text-align:left;vertical-align:top;font-weight:400;padding:.7mm 1mm .7mm 0;border-bottom:.25pt solid #909090;overflow-wrap:anywhere}
.plan-sources thead th{font-weight:600;border-bottom:.45pt solid #141414;vertical-align:bottom}
.plan-sources tbody th{font-weight:700}
.plan-sources .right{text-align:right;padding-right:0}
.plan-sources .amount{text-align:right;white-space:nowrap;padding-right:2mm}
.plan-sources .class{min-width:5.6mm}
.plan-block{width:100%;table-layout:fixed;border-collapse:collapse;font:400 7.25pt/9pt 'Source Sans 3'}
.plan-block td{border:.45pt solid #141414;padding:.8mm 1.2mm;vertical-align:top;overflow-wrap:anywhere}
.plan-block .label{display:block;color:#595959}
.plan-block b{display:block;font-size:8pt;line-height:10pt}
.plan-foot{display:grid;grid-template-columns:minmax(0,1fr) 65mm;column-gap:4mm;align-items:start;padding-top:4mm}
.plan-rest{break-before:page}
`
