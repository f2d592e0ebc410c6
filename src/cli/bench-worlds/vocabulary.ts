/**
 * @file What happens in the worlds: six fields, each with incidents and quantities in an order in which the earlier may bring about the later. An
 * event has several names, since one document calls it otherwise than the next.
 */

/** Something that happens once. */
export interface Incident {
  /** Noun phrases. */
  names: readonly string[];
  /** Clauses in the past. */
  clauses: readonly string[];
}

/** Something that is more or less. */
export interface Quantity {
  names: readonly string[];
  isPlural: boolean;
}

export interface Field {
  name: string;
  incidents: readonly Incident[];
  quantities: readonly Quantity[];
  /** Sentences that tell of nothing that is asked for. */
  asides: readonly string[];
}

/** Lines of "name / other name | clause / other clause". */
function incidents(lines: string): Incident[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [names, clauses] = line.split('|').map((part) => part.split('/').map((one) => one.trim()));
      return { names: names!, clauses: clauses! };
    });
}

/** Lines of "name / other name", plural where they begin with "*". */
function quantities(lines: string): Quantity[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const isPlural = line.trim().startsWith('*');
      return {
        isPlural,
        names: line
          .replace('*', '')
          .split('/')
          .map((one) => one.trim()),
      };
    });
}

function sentences(lines: string): string[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

export const FIELDS: readonly Field[] = [
  {
    name: 'plant',
    incidents: incidents(`
      the cracked bearing in feed pump 2 / the bearing crack in feed pump 2 | a bearing in feed pump 2 cracked / the bearing of feed pump 2 gave way
      the seizure of feed pump 2 / the seized feed pump | feed pump 2 seized / feed pump 2 locked up
      the overheating of the east reactor / the temperature excursion in the east reactor | the east reactor overheated / the east reactor ran too hot
      the burst of the relief line / the rupture of the relief line | the relief line burst / the relief line ruptured
      the ammonia leak at Hall C / the release of ammonia in Hall C | ammonia leaked into Hall C / ammonia escaped into Hall C
      the evacuation of the north wing / the clearing of the north wing | the north wing was evacuated / the north wing was cleared
      the shutdown of line 4 / the stoppage on line 4 | line 4 was shut down / line 4 came to a stop
      the missed shipment to Gdansk / the late shipment for Gdansk | the shipment to Gdansk was missed / the Gdansk shipment went out late
      the penalty claim by Norvald / the Norvald penalty | Norvald claimed a penalty / Norvald invoked the penalty clause
    `),
    quantities: quantities(`
      *overtime hours in maintenance / maintenance overtime hours
      *handling errors on the night shift / night-shift handling errors
      *rework orders / orders for rework
      staff turnover at the plant / turnover among plant staff
      the backlog of inspections / the inspection backlog
    `),
    asides: sentences(`
      The canteen will be closed for painting on Friday.
      Badges for the car park can be renewed at the gatehouse.
      Forty-two people took part in the first-aid course.
      The next safety walk starts at the boiler house.
    `),
  },
  {
    name: 'harbour',
    incidents: incidents(`
      the landslide above Kessel Road / the Kessel Road landslide | a landslide came down above Kessel Road / the slope above Kessel Road slid
      the severed fibre line at Kessel / the broken Kessel fibre line | the fibre line at Kessel was severed / the Kessel fibre line broke
      the outage of the vessel tracker / the blackout of the vessel tracker | the vessel tracker went down / the vessel tracker failed
      the grounding of the Maren Star / the stranding of the Maren Star | the Maren Star ran aground / the Maren Star went aground
      the oil spill in the inner basin / the spillage of oil in the inner basin | oil spilled into the inner basin / oil escaped into the inner basin
      the closure of the fish market / the fish market's closure | the fish market closed / the fish market had to close
      the blockade by the trawler crews / the trawler blockade | trawler crews blockaded the entrance / the trawler crews set up a blockade
      the diversion of the island ferry / the rerouting of the island ferry | the island ferry was diverted / the island ferry was rerouted
      the cancelled regatta / the cancellation of the regatta | the regatta was cancelled / the regatta was called off
    `),
    quantities: quantities(`
      *waiting times at the locks / lock waiting times
      *demurrage charges / charges for demurrage
      *cargo rates to the islands / island cargo rates
      *container volumes at Pier 5 / container volumes on Pier 5
      quay congestion / congestion on the quay
    `),
    asides: sentences(`
      The lighthouse keeper's memoirs were read aloud in the town hall.
      New bollards were delivered to the customs shed.
      The harbour choir sang on both evenings.
      A notice about mooring rings hangs beside the crane.
    `),
  },
  {
    name: 'clinic',
    incidents: incidents(`
      the corroded valve in the sterile unit / the valve corrosion in the sterile unit | a valve in the sterile unit corroded / the sterile unit's valve corroded
      the contamination of tray batch 71 / the tainted tray batch 71 | tray batch 71 was contaminated / tray batch 71 became contaminated
      the wound infections on Ward 6 / the infected wounds on Ward 6 | wounds on Ward 6 became infected / several wounds on Ward 6 got infected
      the isolation of Ward 6 / the quarantine on Ward 6 | Ward 6 was isolated / Ward 6 went into quarantine
      the postponed hip operations / the postponement of the hip operations | the hip operations were postponed / hip operations were put off
      the complaint by the Lindqvist family / the Lindqvist complaint | the Lindqvist family complained / the Lindqvists lodged a complaint
      the audit by the health inspectorate / the inspectorate's audit | the health inspectorate opened an audit / the inspectorate began an audit
      the suspension of Dr Okafor / Dr Okafor's suspension | Dr Okafor was suspended / the board suspended Dr Okafor
      the walkout of the theatre nurses / the theatre nurses' walkout | the theatre nurses walked out / theatre nurses walked off the job
    `),
    quantities: quantities(`
      sick leave among nurses / nurses' sick leave
      *agency shifts / shifts covered by agencies
      *medication errors / errors in medication
      bed occupancy / the occupancy of beds
      the waiting list for surgery / the surgical waiting list
    `),
    asides: sentences(`
      The chapel's organ was tuned in spring.
      Visitors are asked to use the west entrance.
      A donor gave twelve paintings of the coast.
      The cafeteria has a new menu.
    `),
  },
  {
    name: 'valley',
    incidents: incidents(`
      the late frost of 21 April / the April frost | a late frost struck on 21 April / frost came late, on 21 April
      the loss of the apricot blossom / the ruined apricot blossom | the apricot blossom was lost / the apricot blossom was ruined
      the failed apricot harvest / the failure of the apricot harvest | the apricot harvest failed / hardly any apricots were harvested
      the bankruptcy of the Sorel cooperative / the Sorel bankruptcy | the Sorel cooperative went bankrupt / the Sorel cooperative became insolvent
      the sale of the upper terraces / the sell-off of the upper terraces | the upper terraces were sold / the upper terraces changed hands
      the clearing of the beech wood / the felling of the beech wood | the beech wood was cleared / the beech wood was felled
      the mudflow at Arlan / the Arlan mudflow | a mudflow hit Arlan / mud poured into Arlan
      the collapse of the Arlan footbridge / the Arlan footbridge collapse | the Arlan footbridge collapsed / the footbridge at Arlan came down
      the resignation of Mayor Tessier / Mayor Tessier's resignation | Mayor Tessier resigned / Mayor Tessier stepped down
    `),
    quantities: quantities(`
      *well levels in the valley / the levels of the valley's wells
      *irrigation quotas / quotas for irrigation
      soil salinity / the salinity of the soil
      *feed prices / prices for feed
      *herd sizes / the sizes of the herds
    `),
    asides: sentences(`
      The brass band has a new conductor.
      A fossil was found behind the school.
      The bus to the pass runs every two hours.
      Two hikers asked for the way to the chapel.
    `),
  },
  {
    name: 'platform',
    incidents: incidents(`
      the expired signing certificate / the certificate expiry | the signing certificate expired / the signing certificate ran out
      the rejected login tokens / the rejection of login tokens | login tokens were rejected / the gateway rejected login tokens
      the retry storm on the queue broker / the flood of retries on the queue broker | retries flooded the queue broker / the queue broker drowned in retries
      the crash of the queue broker / the queue broker crash | the queue broker crashed / the queue broker fell over
      the loss of 3,100 invoices / the 3,100 lost invoices | 3,100 invoices were lost / 3,100 invoices disappeared
      the manual reconciliation in finance / the reconciliation by hand in finance | finance reconciled the books by hand / the finance team had to reconcile by hand
      the delayed quarterly report / the delay of the quarterly report | the quarterly report was delayed / the quarterly report slipped
      the downgrade by Halden Ratings / the Halden downgrade | Halden Ratings downgraded the firm / Halden Ratings cut its grade
      the freeze on hiring / the hiring freeze | hiring was frozen / management froze hiring
    `),
    quantities: quantities(`
      response times of the search service / search service response times
      *support tickets / tickets to support
      *weekend deployments / deployments at weekends
      churn among small customers / small-customer churn
      cloud spending / spending on cloud services
    `),
    asides: sentences(`
      The coffee machine on the third floor has been replaced.
      Lightning talks are held on the first Thursday of the month.
      The mascot contest had nineteen entries.
      New chairs arrived for the meeting room by the stairs.
    `),
  },
  {
    name: 'school',
    incidents: incidents(`
      the break-in at the boiler room / the boiler room burglary | thieves broke into the boiler room / the boiler room was broken into
      the stolen copper pipes / the theft of the copper pipes | the copper pipes were stolen / someone stole the copper pipes
      the breakdown of the heating / the heating breakdown | the heating broke down / the heating gave out
      the closure of the gymnasium / the shut gymnasium | the gymnasium was closed / the gymnasium had to be shut
      the move of the exams to Hollis Hall / the transfer of the exams to Hollis Hall | the exams were moved to Hollis Hall / the exams had to move to Hollis Hall
      the mix-up of the exam papers / the exam paper mix-up | the exam papers were mixed up / exam papers got mixed up
      the annulment of the physics results / the annulled physics results | the physics results were annulled / the board annulled the physics results
      the lawsuit by the parents' council / the parents' lawsuit | the parents' council filed a lawsuit / the parents' council sued
      the dismissal of the deputy head / the deputy head's dismissal | the deputy head was dismissed / the deputy head lost her post
    `),
    quantities: quantities(`
      *class sizes / the sizes of classes
      absence among teachers / teacher absence
      *substitute lessons / lessons given by substitutes
      *test scores in mathematics / mathematics test scores
      enrolment / the enrolment of new pupils
    `),
    asides: sentences(`
      The chess club meets in the library.
      A beehive was put on the roof of the annexe.
      The yearbook costs nine pounds.
      Lost umbrellas are kept by the caretaker.
    `),
  },
];
